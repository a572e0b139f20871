type DigitsProps = {
  /** A formatted figure. */
  text: string
  /** The decimals are as strong as the rest, however large the figure is: a short form has few. */
  even?: boolean
}

/**
 * The digits of a figure: a dollar sign is faint, and so are decimals that carry little of the value, those of what is
 * 100 or more.
 */
export function Digits({ text, even = false }: DigitsProps) {
  const dollar = text.indexOf('$')
  const found = text.search(even ? /[.KMBTe]/ : /\./)
  const point = found < 0 ? text.length : found
  const isFaint = !even && /^[−<>$]*\d[\d,]{2}/.test(text)
  return (
    <>
      {text.slice(0, Math.max(dollar, 0))}
      {dollar >= 0 && <span className="text-faint">$</span>}
      {text.slice(dollar + 1, point)}
      <span className={isFaint ? 'text-faint' : ''}>{text.slice(point)}</span>
    </>
  )
}
