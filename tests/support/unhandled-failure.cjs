// In a site under test: a failure that nobody handles, whenever the test asks for one. Next writes it to standard error.
if (process.argv[1]?.endsWith('start.mjs')) {
  process.on('SIGUSR2', () => {
    Promise.reject(new Error('nobody handles this'));
  });
}
