/** A test that makes the console complain has a fault in it: noise fails the test that made it. */
const complaints: string[] = [];

for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]) => {
    complaints.push(`console.${level}: ${parts.map(String).join(' ')}`);
  };
}

afterEach(() => {
  const heard = complaints.splice(0);
  if (heard.length > 0) throw new Error(heard.join('\n'));
});
