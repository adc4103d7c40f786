/** The environment names a registry, but not how to reach it. */
export class RegistryConfigurationError extends Error {
  override name = 'RegistryConfigurationError';
}
