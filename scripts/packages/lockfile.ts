type LockedPackage = {
  version?: string
  integrity?: string
  resolved?: string
  link?: boolean
  inBundle?: boolean
  optionalDependencies?: Record<string, string>
}

export type Lockfile = { packages: Record<string, LockedPackage> }

/**
 * Packages of other platforms that were locked where the registry did not have them, so that their checksum is not known.
 * `npm run lockfile` completes them where it does; then their names go from here.
 */
export const withoutChecksum: string[] = [
  '@biomejs/cli-android-arm64',
  '@biomejs/cli-android-x64',
  '@biomejs/cli-darwin-arm64',
  '@biomejs/cli-darwin-x64',
  '@biomejs/cli-linux-arm64-musl',
  '@biomejs/cli-linux-x64-musl',
  '@biomejs/cli-win32-arm64',
  '@biomejs/cli-win32-x64',
  '@foundry-rs/anvil-darwin-amd64',
  '@foundry-rs/anvil-darwin-arm64',
  '@foundry-rs/anvil-linux-arm64',
  '@foundry-rs/anvil-win32-amd64',
  '@foundry-rs/forge-darwin-amd64',
  '@foundry-rs/forge-linux-arm64',
  '@tailwindcss/oxide-android-arm64',
  '@tailwindcss/oxide-darwin-arm64',
  '@tailwindcss/oxide-darwin-x64',
  '@tailwindcss/oxide-freebsd-x64',
  '@tailwindcss/oxide-linux-arm-gnueabihf',
  '@tailwindcss/oxide-wasm32-wasi',
  '@tailwindcss/oxide-win32-arm64-msvc',
  '@tailwindcss/oxide-win32-x64-msvc',
]

/** One sentence for each entry that installs other files elsewhere, or nothing at all; empty when the lockfile is whole. */
export function lockfileProblems(lockfile: Lockfile, unknown: string[] = withoutChecksum): string[] {
  const problems: string[] = []
  for (const [path, entry] of Object.entries(lockfile.packages)) {
    const name = nameOf(path)
    if (entry.resolved && !entry.link) problems.push(`${path} names the registry it came from.`)
    if (needsChecksum(path, entry) && !unknown.includes(name)) problems.push(`${path} has no checksum.`)
    if (entry.integrity && unknown.includes(name))
      problems.push(`${name} has a checksum: take it off the list.`)
  }
  for (const { path, name } of missingOptionals(lockfile)) problems.push(`${path} has lost its ${name}.`)
  return problems
}

/** Whether npm should hold the package's files against a checksum and has none. */
export function needsChecksum(path: string, { integrity, link, inBundle }: LockedPackage): boolean {
  return path !== '' && !integrity && !link && !inBundle
}

/** Optional packages, of other platforms mostly, that a package names and the lockfile does not hold. */
export function missingOptionals({ packages }: Lockfile): { path: string; name: string }[] {
  return Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !candidates(path, name).some((candidate) => candidate in packages))
      .map((name) => ({ path, name })),
  )
}

/** Where Node looks for `name` from the package at `path`, nearest first. */
export function candidates(path: string, name: string): string[] {
  const parts = path === '' ? [] : path.split(/\/?node_modules\//).slice(1)
  return [...parts.keys(), parts.length]
    .reverse()
    .map((depth) => [...parts.slice(0, depth), name].map((part) => `node_modules/${part}`).join('/'))
}

/** The name of the package at a path of the lockfile: `node_modules/a/node_modules/@b/c` is `@b/c`. */
export function nameOf(path: string): string {
  return path.split('node_modules/').at(-1) ?? ''
}
