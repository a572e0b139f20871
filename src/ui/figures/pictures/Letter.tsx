/** The corners of a picture: a coin's, or a card's. */
export const pictureShapes = { round: 'rounded-full', square: 'rounded-lg' }

/** Pixels. */
const smallestLetter = 10

type LetterProps = { name: string; size: number; shape?: keyof typeof pictureShapes }

/** Degrees on the colour wheel, away from the red and the green of a fall and a rise. */
const hues = [195, 245, 290, 335, 70, 110]

/** The first letter of a name, in place of a picture. A name always has the same colour, another one mostly another. */
export function Letter({ name, size, shape = 'round' }: LetterProps) {
  const letters = Array.from(name.trim())
  const code = letters.reduce((sum, letter, at) => sum + (at + 1) * (letter.codePointAt(0) ?? 0), 0)
  const look = {
    width: size,
    height: size,
    fontSize: Math.max(smallestLetter, size * 0.4),
    '--hue': hues[code % hues.length],
  }
  return (
    <span
      aria-hidden="true"
      className={`inline-grid shrink-0 place-items-center self-center overflow-hidden border tinted leading-none font-semibold uppercase ${pictureShapes[shape]}`}
      style={look}
    >
      {letters[0] ?? '?'}
    </span>
  )
}
