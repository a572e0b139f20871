/**
 * The forms in which pages must write figures, by the platform's number formats alone: no code of the app is used, so
 * that a wrong cut, unit or sign there differs from these. Values are exact decimal strings.
 */

/**
 * What a place must show: its text and, where it has one, the title with every digit. In a column, one of several texts;
 * `between`: instead, any dollars between two amounts, give or take a cent.
 */
export type Form = { text: string; title?: string; others?: string[]; between?: [number, number] }

const minus = (text: string) => text.replace('-', '−')

/** A value cut to a form, never rounded. */
function cut(value: string, options: Intl.NumberFormatOptions & { roundingMode?: string }): string {
  const format = new Intl.NumberFormat('en-US', {
    roundingMode: 'trunc',
    ...options,
  } as Intl.NumberFormatOptions)
  return minus(format.format(value as `${number}`))
}

const size = (value: string) => Math.abs(Number(value))

/** Every digit, in groups of three. */
export function every(value: string): string {
  const [whole = '0', fraction = ''] = value.split('.')
  const digits = fraction.replace(/0+$/, '')
  const sign = whole.startsWith('-') ? '−' : ''
  return `${sign}${BigInt(whole.replace('-', '')).toLocaleString('en-US')}${digits && `.${digits}`}`
}

const withUnit = (text: string, unit: string) => (unit === '' ? text : `${text} ${unit}`)
/** A long unit is cut in the text; the title has all of it. */
const inText = (unit: string) => (unit.length > 12 ? `${unit.slice(0, 11)}…` : unit)
const dollars = (text: string) => (text.startsWith('−') ? `−$${text.slice(1)}` : `$${text}`)

/** How many of something. */
export function count(value: number | bigint | string): Form {
  return { text: every(String(value)) }
}

/** An amount with every digit. */
export function exact(value: string, unit: string): Form {
  const text = withUnit(every(value), unit)
  return { text, title: text }
}

/** An amount of a token or a coin. */
export function amount(value: string, unit = ''): Form {
  const isTiny = size(value) > 0 && size(value) < 0.0001
  const isLarge = size(value) >= 10_000
  const hasRest = (every(value).split('.')[1] ?? '').length > 2
  const places = { minimumFractionDigits: isLarge && hasRest ? 2 : 0, maximumFractionDigits: isLarge ? 2 : 4 }
  const digits = isTiny ? '<0.0001' : cut(value, places)
  return { text: withUnit(digits, inText(unit)), title: withUnit(every(value), unit) }
}

/** An amount with three digits; zeros among them stay where digits follow that are not shown. */
export function short(value: string, unit = ''): Form {
  if (size(value) < 1) return amount(value, unit)
  const hasRest = value.replace(/\D/g, '').replace(/^0+|0+$/g, '').length > 3
  const least = hasRest ? { minimumSignificantDigits: 3 } : {}
  const digits = cut(value, { notation: 'compact', maximumSignificantDigits: 3, ...least })
  return { text: withUnit(digits, inText(unit)), title: withUnit(every(value), unit) }
}

/** An amount in a field, as somebody would type it: eight digits, and every one before the point. */
export function typed(value: string): Form {
  const isLong = size(value) >= 10_000_000
  return { text: cut(value, isLong ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 8 }) }
}

/** Dollars worked out in a field: four significant digits, and cents at least. */
export function typedDollars(value: string): Form {
  return {
    text: cut(value, size(value) >= 10 ? { maximumFractionDigits: 2 } : { maximumSignificantDigits: 4 }),
  }
}

/** A fee in the coin. */
export function fee(value: string, unit: string): Form {
  const digits =
    size(value) === 0
      ? '0'
      : size(value) < 1e-8
        ? '<0.00000001'
        : cut(value, { minimumFractionDigits: 8, maximumFractionDigits: 8 })
  return { text: withUnit(digits, inText(unit)), title: withUnit(every(value), unit) }
}

/** Dollars. */
export function money(value: string): Form {
  const title = dollars(every(value))
  if (size(value) === 0) return { text: '$0', title }
  if (size(value) < 0.0001) return { text: value.startsWith('-') ? '−$0.00' : '<$0.0001', title }
  const most = size(value) >= 1 ? 2 : 4
  return { text: dollars(cut(value, { minimumFractionDigits: 2, maximumFractionDigits: most })), title }
}

/** An amount in a column, with the number of decimals of all its rows. */
export function amountInColumn(value: string, unit = ''): Form {
  const others = [0, 1, 2, 3, 4].map((places) => withUnit(even(value, places), inText(unit)))
  return { ...amount(value, unit), ...(size(value) > 0 && { others }) }
}

/** Dollars in a column, with the number of decimals of all its rows. */
export function moneyInColumn(value: string): Form {
  const others = [2, 3, 4].map((places) => dollars(even(value, places)).replace('$<', '<$'))
  return { ...money(value), ...(size(value) > 0 && { others }) }
}

/** A value with so many decimals. */
function even(value: string, places: number): string {
  const isHidden = !value.startsWith('-') && size(value) < 10 ** -places
  if (isHidden) return `<${(10 ** -places).toFixed(places)}`
  return cut(value, { minimumFractionDigits: places, maximumFractionDigits: places })
}

/** Dollars with three digits from $1,000 up. */
export function moneyShort(value: string): Form {
  if (size(value) < 1_000) return money(value)
  return { text: dollars(short(value).text), title: dollars(every(value)) }
}

/**
 * The first four digits of a small figure, with zeros written out. A zero at the end stays where digits follow that are
 * not shown.
 */
function significant(value: string): string {
  if (size(value) >= 1) return cut(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const [, zeros = ''] = /^-?0?\.(0*)/.exec(value) ?? []
  const places = zeros.length + 4
  const least = (value.split('.')[1] ?? '').length > places ? places : 2
  return cut(value, { minimumFractionDigits: least, maximumFractionDigits: places })
}

/** A price in dollars: four zeros and more after the point are counted. */
export function price(value: string): Form {
  const text = significant(value).replace(
    /^0\.(0{4,})/,
    (_, zeros: string) =>
      `0.0${Array.from(String(zeros.length), (digit) => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)]).join('')}`,
  )
  return { text: dollars(text), title: dollars(every(value)) }
}

/** A gas price in a column, with the number of decimals of all its rows. */
export function gasPriceInColumn(gwei: string): Form {
  const others = [2, 3, 4, 5, 6, 7, 8, 9].map((places) => `${even(gwei, places)} Gwei`)
  return { text: `${significant(gwei)} Gwei`, title: `${every(gwei)} Gwei`, others }
}

/** A fraction as a percentage, with a fixed number of places or three digits. */
export function percent(fraction: string, places?: 1 | 2): string {
  const hundredfold = timesHundred(fraction)
  const value = size(hundredfold)
  if (places !== undefined && (value === 0 || value >= 10 ** -places))
    return `${cut(hundredfold, { minimumFractionDigits: places, maximumFractionDigits: places })}%`
  if (value > 0 && value < 0.01) return '<0.01%'
  return `${cut(hundredfold, { maximumFractionDigits: value < 10 ? 2 : value < 10_000 ? 1 : 0 })}%`
}

/** A share beside its title of up to six places. */
export function share(fraction: string, places?: 1 | 2): Form {
  return {
    text: percent(fraction, places),
    title: `${cut(timesHundred(fraction), { maximumFractionDigits: 6 })}%`,
  }
}

/** Shifts the point by two places, in the text. */
function timesHundred(value: string): string {
  const [whole = '0', fraction = ''] = value.split('.')
  const digits = fraction.padEnd(2, '0')
  return `${whole}${digits.slice(0, 2)}.${digits.slice(2) || '0'}`.replace(/^(-?)0+(?=\d)/, '$1')
}

/** A point in time, as titles write it; seconds. */
export function moment(seconds: number): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(seconds * 1_000)
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  const date = `${part('day')} ${part('month').slice(0, 3)} ${part('year')}`
  return `${date}, ${part('hour')}:${part('minute')}:${part('second')} UTC`
}
