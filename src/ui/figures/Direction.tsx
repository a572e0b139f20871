/**
 * A triangle up or down in the colour of its text. It is drawn, because the typeface has none, and the page would wait
 * while a browser searches the system's fonts for a sign.
 */
export function Direction({ falls }: { falls: boolean }) {
  const shape = falls
    ? '[clip-path:polygon(0_0,100%_0,50%_100%)]'
    : '[clip-path:polygon(50%_0,100%_100%,0_100%)]'
  return <span aria-hidden="true" className={`direction ${shape}`} />
}
