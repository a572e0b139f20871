import { createRequire } from 'node:module'
import { join } from 'node:path'
import { packageFolder } from '#network/packages/fetchPackage.ts'
import manifest from '#package.json' with { type: 'json' }

const platforms: Record<string, string> = {
  'darwin arm64': 'darwin-arm64',
  'darwin x64': 'darwin-amd64',
  'linux arm64': 'linux-arm64',
  'linux x64': 'linux-amd64',
  'win32 x64': 'win32-amd64',
}

/** Path of the anvil executable. */
export function anvilBinary(): string {
  return foundryBinary('anvil')
}

/** Path of the forge executable. */
export function forgeBinary(): string {
  return foundryBinary('forge')
}

/** The package with Foundry's node, which the npm package of Tideline fetches when a local network is asked for. */
export const anvilPackage = {
  name: '@foundry-rs/anvil',
  version: manifest.devDependencies['@foundry-rs/anvil'],
}

/**
 * npm installed the package of this machine's platform beside the tool's own, whose launcher looks in the same place. Both
 * are among the packages of the repository, or were fetched.
 */
function foundryBinary(tool: 'anvil' | 'forge'): string {
  const platform = platforms[`${process.platform} ${process.arch}`]
  if (!platform) throw new Error(`Foundry is not made for ${process.platform} on ${process.arch}.`)
  const name = process.platform === 'win32' ? `${tool}.exe` : tool
  for (const from of [import.meta.url, join(packageFolder(anvilPackage), 'package.json')]) {
    try {
      const launcher = createRequire(from).resolve(`@foundry-rs/${tool}/package.json`)
      return createRequire(launcher).resolve(`@foundry-rs/${tool}-${platform}/bin/${name}`)
    } catch {
      // It may be in the other place.
    }
  }
  throw new Error(
    `The package @foundry-rs/${tool}-${platform} is missing. Run npm install with optional packages.`,
  )
}
