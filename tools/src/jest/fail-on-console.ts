/** Console errors and warnings of the current test. Any message fails that test. */
const messages: string[] = [];

for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]) => {
    messages.push(`console.${level}: ${parts.map(String).join(' ')}`);
  };
}

afterEach(() => {
  const reported = messages.splice(0);
  if (reported.length > 0) throw new Error(reported.join('\n'));
});
