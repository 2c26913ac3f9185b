const least = [20, 19];
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < least[0] || (major === least[0] && minor < least[1])) {
  console.error(`Node ${least.join('.')} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}
