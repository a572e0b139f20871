/** Licences under which a package may ship inside an MIT-licensed app. */
const welcome = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1', 'Unlicense']

/** The packages in the build's `licences.txt` that may not ship, one sentence each. */
export function findUnwelcomeLicences(text: string): string[] {
  const packages = [...text.matchAll(/^## (.+) - \S+(?: \((.+)\))?$/gm)]
  if (packages.length === 0) return ['licences.txt names no package.']
  return packages
    .filter(([, , licence = '']) => !isWelcome(licence))
    .map(([, name, licence]) => `${name} ships under ${licence ?? 'no licence'}.`)
}

/** A licence, or several of which one may be chosen (`OR`) or all hold (`AND`), as SPDX writes them without nesting. */
function isWelcome(licence: string): boolean {
  const names = licence.replace(/^\((.+)\)$/, '$1')
  if (names.includes(' OR ')) return names.split(' OR ').some((name) => welcome.includes(name))
  return names.split(' AND ').every((name) => welcome.includes(name))
}
