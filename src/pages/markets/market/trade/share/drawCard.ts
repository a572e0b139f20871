import type { TradeCard } from './tradeCard.ts'

/** The pixels of a picture: wide as a link's preview, square as a post. */
export const cardSizes = { wide: { width: 1_200, height: 630 }, square: { width: 1_080, height: 1_080 } }

export type CardShape = keyof typeof cardSizes

/** The light colours of the app: a picture looks the same wherever it is seen. */
const colours = {
  paper: '#f6f8f7',
  line: '#d5ddda',
  soft: '#d9eeeb',
  accent: '#0a6b66',
  text: '#10201d',
  muted: '#465650',
}
const margin = 72
/** The height of the figures, below the curve. */
const foot = 200

/** Draws the picture of a trade: the mark's curve, what was traded, and the figures in a row. `network` is the site's name. */
export function drawCard(
  canvas: HTMLCanvasElement,
  card: TradeCard,
  shape: CardShape,
  network: string,
): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  const { width, height } = cardSizes[shape]
  const ground = height - foot
  const family = getComputedStyle(document.body).fontFamily
  const write = (
    text: string,
    x: number,
    y: number,
    look: { size: number; weight?: number; colour: string; room?: number },
  ) => {
    const { size, weight = 400, colour, room = width - x - margin } = look
    pen.font = `${weight} ${size}px ${family}`
    const needed = pen.measureText(text).width
    if (needed > room) pen.font = `${weight} ${Math.floor((size * room) / needed)}px ${family}`
    pen.fillStyle = colour
    pen.fillText(text, x, y)
  }

  pen.fillStyle = colours.paper
  pen.fillRect(0, 0, width, height)
  drawCurve(pen, width, ground)
  write('Tideline', margin, 112, { size: 44, weight: 600, colour: colours.accent })
  write(card.title, margin, 236, { size: 68, weight: 600, colour: colours.text, room: width - 340 })
  write(card.subtitle, margin, 304, { size: 44, colour: colours.muted, room: width - 440 })
  const step = (width - 2 * margin) / 3
  for (const [index, [label, figure]] of card.figures.entries()) {
    const x = margin + index * step
    write(label, x, ground + 52, { size: 32, colour: colours.muted, room: step - 24 })
    write(figure, x, ground + 100, { size: 36, weight: 600, colour: colours.text, room: step - 48 })
  }
  write(network, margin, height - 32, { size: 28, colour: colours.muted })
}

/** Draws a level line that becomes a curve, as in the mark, above the ground and as wide as the picture. */
function drawCurve(pen: CanvasRenderingContext2D, width: number, ground: number) {
  const mark = new Path2D('M0 420C520 420 860 400 960 250C1020 160 1090 96 1200 84')
  const curve = new Path2D()
  curve.addPath(mark, new DOMMatrix().scale(width / 1_200, ground / 430))
  const area = new Path2D(curve)
  area.lineTo(width, ground)
  area.lineTo(0, ground)
  pen.fillStyle = `${colours.soft}80`
  pen.fill(area)
  pen.strokeStyle = colours.accent
  pen.lineWidth = 5
  pen.stroke(curve)
  pen.fillStyle = colours.line
  pen.fillRect(0, ground, width, 2)
}
