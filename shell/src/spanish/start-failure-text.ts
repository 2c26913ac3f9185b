/** The message that the page could not start, in Spanish. In a file of its own, since the page's inline script contains it. */
export const startFailureText = {
  text: 'La página no se pudo cargar por completo. Es posible que su conexión sea lenta o se haya interrumpido.',
  retry: 'Intentar de nuevo',
};
