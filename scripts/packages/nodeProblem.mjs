/**
 * One sentence when `version` (`20.19.0`) is outside `range`, else undefined. Reads the two forms that package.json uses,
 * `^20.19.0` and `>=24.0.0`, joined by `||`: it runs before any package is installed.
 */
export function nodeProblem(version, range) {
  const fits = range.split('||').some((part) => {
    const [, operator, oldest = ''] = /(\^|>=)([\d.]+)/.exec(part) ?? []
    const isNewEnough = version.localeCompare(oldest, 'en', { numeric: true }) >= 0
    return isNewEnough && (operator === '>=' || (operator === '^' && majorOf(version) === majorOf(oldest)))
  })
  return fits ? undefined : `Tideline needs Node ${range}; this is ${version}.`
}

function majorOf(version) {
  return Number.parseInt(version, 10)
}
