import { createRequire } from 'node:module'

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

/** npm installed the package of this machine's platform beside the tool's own, whose launcher looks in the same place. */
function foundryBinary(tool: 'anvil' | 'forge'): string {
  const platform = platforms[`${process.platform} ${process.arch}`]
  if (!platform) throw new Error(`Foundry is not made for ${process.platform} on ${process.arch}.`)
  const fromLauncher = createRequire(
    createRequire(import.meta.url).resolve(`@foundry-rs/${tool}/package.json`),
  )
  const name = process.platform === 'win32' ? `${tool}.exe` : tool
  try {
    return fromLauncher.resolve(`@foundry-rs/${tool}-${platform}/bin/${name}`)
  } catch {
    throw new Error(
      `The package @foundry-rs/${tool}-${platform} is missing. Run npm install with optional packages.`,
    )
  }
}
