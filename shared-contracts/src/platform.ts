/**
 * What the suite uses of react-router, React Redux, Redux Toolkit and styled-components, and nothing more.
 * A shared library is not tree-shaken, so sharing them whole doubles the first load; this module is shared instead, and
 * the webpack preset maps the natural imports here. A name missing below fails the build with this file's name in it.
 */
export {
  createBrowserRouter,
  Link,
  matchPath,
  matchRoutes,
  NavLink,
  Navigate,
  Outlet,
  redirect,
  RouterProvider,
  useBlocker,
  useHref,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export { configureStore, createAction, createSlice, nanoid } from '@reduxjs/toolkit';
export { createApi, skipToken } from '@reduxjs/toolkit/query/react';
export { Provider, useDispatch, useSelector, useStore } from 'react-redux';
export { createGlobalStyle, css, keyframes, styled } from 'styled-components';
