/** Text an attacker would put into a name, a symbol, a method or a revert reason. */
export const hostileStrings = [
  '<img src=x onerror="window.__executed=1">',
  '"><svg/onload="window.__executed=1">',
  '<script>window.__executed=1</script>',
  'javascript:window.__executed=1',
  '\u0001javascript:window.__executed=1',
  'java\tscript:window.__executed=1',
  'data:text/html,<script>window.__executed=1</script>',
  'data:image/svg+xml,<svg onload="window.__executed=1"/>',
  '//canary.invalid',
  'https://good@canary.invalid/pixel.png',
  '\\\\canary.invalid',
  '{{7*7}}',
  ['$', '{1}'].join(''),
  '=HYPERLINK("http://canary.invalid")',
  '\u202Egnp.exe',
  '\u2066isolated',
  `Z${'\u0300\u0301\u0302\u0303'.repeat(1_250)}algo`,
  '\u200B\u200D\uFEFF\u00AD',
  'USD\u0422',
  'W'.repeat(100_000),
  '\uD800',
  'nul\u0000l',
  '👨‍👩‍👧‍👦'.repeat(40),
  '__proto__',
  'constructor',
  'toString',
  '%2e%2e%2f',
  '',
  '   ',
]

/** Numbers an attacker, or a careless server, would put into an amount. */
export const hostileNumbers: readonly unknown[] = [
  '0',
  '-0',
  String(2n ** 53n + 1n),
  String(2n ** 256n - 1n),
  '-1',
  '1e18',
  '0x10',
  '',
  ' 5',
  '1,000',
  'NaN',
  'Infinity',
  '9'.repeat(90),
  `0.${'3'.repeat(400)}`,
  9_007_199_254_740_992,
  1.5,
  1e300,
  null,
  {},
  [],
  true,
]

/**
 * An answer with each value under one of `keys` replaced, one after the other, by the next of `values`. Arguments of
 * calls are not replaced, because pages show them unchanged.
 */
export function replaceUnder(
  keys: ReadonlySet<string>,
  values: readonly unknown[],
): (body: string) => string {
  let at = 0
  const next = () => {
    at += 1
    return values[at % values.length]
  }
  return (body) =>
    JSON.stringify(JSON.parse(body), function (this: Record<string, unknown>, key, value: unknown) {
      const argument = key === 'value' && 'type' in this
      if (!keys.has(key) || argument || (value !== null && typeof value === 'object')) return value
      return next()
    })
}
