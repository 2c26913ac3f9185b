import { z } from 'zod';
import { email, success } from './values';

/** Wire shapes of static. */
export const staticWire = {
  'GET static/blog': {
    answer: z.array(z.object({ id: z.number(), title: z.string(), excerpt: z.string(), link: z.string(), date: z.string() })),
  },
  'POST static/contact': {
    body: z.object({
      name: z.string().trim().min(1, 'Please enter your name.'),
      email,
      comments: z.string().trim().min(1, 'Please enter your comments.'),
      phone: z.string().nullish(),
      type: z.string().default('general'),
    }),
    answer: success,
  },
} as const;

export type BlogAnswer = z.infer<(typeof staticWire)['GET static/blog']['answer']>;
