/** The corners of a picture: a coin's, or a card's. */
export const pictureShapes = { round: 'rounded-full', square: 'rounded-lg' }

/** Pixels. */
const smallestLetter = 10

type LetterProps = { name: string; size: number; shape?: keyof typeof pictureShapes }

/** The first letter of a name, in place of a picture. */
export function Letter({ name, size, shape = 'round' }: LetterProps) {
  return (
    <span
      aria-hidden="true"
      className={`inline-grid shrink-0 place-items-center self-center overflow-hidden border bg-raised leading-none font-semibold text-muted uppercase ${pictureShapes[shape]}`}
      style={{ width: size, height: size, fontSize: Math.max(smallestLetter, size * 0.4) }}
    >
      {Array.from(name.trim())[0] ?? '?'}
    </span>
  )
}
