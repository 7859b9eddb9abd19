// Says in one line what is wrong instead of failing deep inside an install.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Bocage needs Node 20.19 or newer; this is ${process.versions.node}. Install a newer Node and run the command again.`);
  process.exit(1);
}
