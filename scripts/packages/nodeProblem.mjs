/**
 * One sentence when `version` (`20.19.0`) is outside `range`, else undefined. Reads the two forms that package.json uses,
 * `^20.19.0` and `>=24.0.0`, joined by `||`: it runs before any package is installed.
 */
export function nodeProblem(version, range) {
  const parts = range.split('||').map((part) => readPart(part.trim()))
  const [major = 0, ...rest] = version.split('.').map((number) => Number.parseInt(number, 10))
  for (const { oldest, newer } of parts) {
    if (major === oldest[0] ? !isBefore(rest, oldest.slice(1)) : newer && major > oldest[0]) return undefined
  }
  return `Tideline needs Node ${parts.map(describe).join(', ')}; this is ${version}.`
}

function readPart(part) {
  const [, operator, ...numbers] = /^(\^|>=)(\d+)\.(\d+)\.(\d+)$/.exec(part) ?? []
  if (!operator) throw new Error(`The engines of package.json cannot be read: "${part}".`)
  return { oldest: numbers.map(Number), newer: operator === '>=' }
}

function isBefore([minor, patch], [oldestMinor, oldestPatch]) {
  return minor === oldestMinor ? patch < oldestPatch : minor < oldestMinor
}

function describe({ oldest: [major, minor, patch], newer }) {
  const from = patch > 0 ? `${major}.${minor}.${patch}` : minor > 0 ? `${major}.${minor}` : undefined
  return newer ? `${from ?? major} or newer` : from ? `${major} (from ${from})` : `${major}`
}
