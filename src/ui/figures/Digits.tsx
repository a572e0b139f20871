type DigitsProps = {
  /** A formatted figure. */
  text: string
  /** The decimals are as strong as the rest: a short form has few. */
  even?: boolean
}

/** The digits of a figure: a dollar sign is faint, and so are the decimals of what is 1 or more. */
export function Digits({ text, even = false }: DigitsProps) {
  const dollar = text.indexOf('$') + 1
  const point = even || /^[−<$]*0/.test(text) ? -1 : text.indexOf('.')
  const end = point < 0 ? text.length : point
  return (
    <>
      {dollar > 0 && <span className="text-faint">{text.slice(0, dollar)}</span>}
      {text.slice(dollar, end)}
      {end < text.length && <span className="text-faint">{text.slice(end)}</span>}
    </>
  )
}
