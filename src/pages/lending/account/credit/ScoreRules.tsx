import { scoreRules } from '#domain/credit/scoreRules.ts'

/** The rules of a credit score, in plain sight. */
export function ScoreRules() {
  return (
    <section aria-labelledby="score-rules" className="border-t px-4 py-3 text-sm">
      <h3 id="score-rules" className="mb-1.5 font-medium">
        What moves the score
      </h3>
      <ul className="grid max-w-[90ch] list-disc gap-1 pl-4.5 text-muted">
        {scoreRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  )
}
