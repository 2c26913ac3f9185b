import { z } from 'zod';
import { email, line, paragraph, success } from './values';

/** Wire shapes of static. */
export const staticWire = {
  'GET static/blog': {
    response: z.array(z.object({ id: z.number(), title: z.string(), excerpt: z.string(), link: z.string(), date: z.string() })),
  },
  'POST static/contact': {
    body: z.object({
      name: line.trim().min(1, 'Please enter your name.'),
      email,
      comments: paragraph.trim().min(1, 'Please enter your comments.'),
      phone: line.nullish(),
      type: line.default('general'),
    }),
    response: success,
  },
} as const;
