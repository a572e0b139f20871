import { createRequire } from 'node:module'

const platforms: Record<string, string> = {
  'darwin arm64': 'darwin-arm64',
  'darwin x64': 'darwin-amd64',
  'linux arm64': 'linux-arm64',
  'linux x64': 'linux-amd64',
  'win32 x64': 'win32-amd64',
}

/**
 * Path of the anvil executable. npm installs the package of this platform beside `@foundry-rs/anvil`, and the launcher
 * there looks in the same place.
 */
export function anvilBinary(): string {
  const platform = platforms[`${process.platform} ${process.arch}`]
  if (!platform) throw new Error(`Anvil is not made for ${process.platform} on ${process.arch}.`)
  const fromLauncher = createRequire(createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json'))
  const name = process.platform === 'win32' ? 'anvil.exe' : 'anvil'
  try {
    return fromLauncher.resolve(`@foundry-rs/anvil-${platform}/bin/${name}`)
  } catch {
    throw new Error(
      `The package @foundry-rs/anvil-${platform} is missing. Run npm install with optional packages.`,
    )
  }
}
