import { pointsForPaidCycle } from '#domain/lending/scoreAfter.ts'

/** The points that a cycle paid on time adds to a score: "up to +5 points". */
export function gainText(score: number): string {
  const points = pointsForPaidCycle(score)
  return `up to +${points} ${points === 1 ? 'point' : 'points'}`
}
