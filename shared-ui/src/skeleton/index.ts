export { Skeleton, SkeletonBar } from './skeleton';
