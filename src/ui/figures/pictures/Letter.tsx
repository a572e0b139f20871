/** The corners of a picture: a coin's, or a card's. */
export const pictureShapes = { round: 'rounded-full', square: 'rounded-lg' }

/** Pixels. */
const smallestLetter = 10

type LetterProps = {
  name: string
  /** The address of a token: tokens of one name then look different. */
  address?: string | undefined
  size: number
  shape?: keyof typeof pictureShapes
}

/** Degrees on the colour wheel, away from the red and the green of a fall and a rise. */
const hues = [195, 245, 290, 335, 70, 110]

/** The first letter of a name, in place of a picture, on two colours that follow from its address, else from its name. */
export function Letter({ name, address, size, shape = 'round' }: LetterProps) {
  const letters = Array.from(name.trim())
  const code = Array.from(address ?? letters).reduce(
    (sum, letter, at) => sum + (at + 1) * (letter.codePointAt(0) ?? 0),
    0,
  )
  const look = {
    width: size,
    height: size,
    fontSize: Math.max(smallestLetter, size * 0.4),
    '--hue': hues[code % 6],
    '--hue2': hues[(code + 1 + (code % 5)) % 6],
    '--turn': code,
  }
  return (
    <span aria-hidden="true" className={`tinted ${pictureShapes[shape]}`} style={look}>
      {letters[0] ?? '?'}
    </span>
  )
}
