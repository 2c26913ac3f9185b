import { paths } from '@scanharbor/shared-contracts';

interface Question {
  question: string;
  answer: string;
  /** A page with more about it. */
  more?: { label: string; to: string };
}

/** Questions that people ask before a request, beside the prices. Each answer repeats a rule of the product. */
export const questions: readonly Question[] = [
  {
    question: 'What does the price include?',
    answer:
      'The scan with the contrast that your order names, the radiologist’s reading and the written report to your doctor. It is the total, not a deposit.',
    more: { label: 'What a self-pay rate includes', to: paths.blogArticle('self-pay-rate') },
  },
  {
    question: 'Do I need a prescription?',
    answer:
      'Yes, for every scan. Upload a photo or a PDF with your request. If you pay for yourself, you may also bring it to the appointment.',
  },
  {
    question: 'When do I pay?',
    answer:
      'A small deposit is held only after your appointment is confirmed, and you can cancel for free before that. You pay the rest at the center, at the price that you saw.',
  },
  {
    question: 'Can I use my insurance?',
    answer:
      'Yes. Give us your insurance company and member ID. The center checks what your plan covers, and your plan decides what you pay.',
  },
  {
    question: 'Are the centers accredited?',
    answer: 'We ask each center for a current accreditation for each kind of scan it offers, where the law or an insurer requires one.',
    more: { label: 'What accreditation means', to: paths.accreditation() },
  },
  {
    question: 'How do I cancel or move my appointment?',
    answer: 'Under My tests, in the same place where you see its time: ask for another time, or cancel.',
    more: { label: 'How it works', to: paths.howItWorks() },
  },
];

export const questionTexts = {
  title: 'Questions people ask first',
  other: 'Not here?',
  write: 'Write to us',
  email: 'or email',
} as const;
