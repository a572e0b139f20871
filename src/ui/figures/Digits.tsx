type DigitsProps = {
  /** A formatted figure. */
  text: string
  /** The decimals are as strong as the rest: a short form has few. */
  even?: boolean
}

/** The digits of a figure: a dollar sign is faint, and so are the decimals of what is 1 or more. */
export function Digits({ text, even = false }: DigitsProps) {
  const dollar = text.indexOf('$')
  const point = even || /^[−<$]*0/.test(text) ? -1 : text.indexOf('.')
  const end = point < 0 ? text.length : point
  return (
    <>
      {text.slice(0, Math.max(dollar, 0))}
      {dollar >= 0 && <span className="text-faint">$</span>}
      {text.slice(dollar + 1, end)}
      {end < text.length && <span className="text-faint">{text.slice(end)}</span>}
    </>
  )
}
