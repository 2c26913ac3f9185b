import { type BlogArticle } from '../../blog-article';
import { contrast } from './contrast';
import { mriOrCt } from './mri-or-ct';
import { narrowSpaces } from './narrow-spaces';
import { selfPayRate } from './self-pay-rate';

/** The articles of the blog, newest first. */
export const blogArticles: readonly BlogArticle[] = [mriOrCt, selfPayRate, contrast, narrowSpaces];
