type ConfigErrorPageProps = { problems: readonly string[] }

/** Shown in place of the app when config.json is missing or wrong, with the problems. */
export function ConfigErrorPage({ problems }: ConfigErrorPageProps) {
  return (
    <main className="mx-auto grid max-w-2xl gap-4 px-4 py-16">
      <title>Configuration problem · Tideline</title>
      <h1 className="text-lg font-semibold">Tideline's configuration cannot be used</h1>
      <p className="text-muted">
        This site reads <code className="font-mono">/config.json</code> when it starts, and it could not use
        it. Nothing is wrong with your wallet or your browser.
      </p>
      <ul className="grid gap-2 rounded-lg border bg-surface p-4 font-mono text-sm">
        {problems.map((problem) => (
          <li key={problem} className="text-down">
            {problem}
          </li>
        ))}
      </ul>
      <div>
        <button type="button" className="control font-medium" onClick={() => location.reload()}>
          Try again
        </button>
      </div>
    </main>
  )
}
