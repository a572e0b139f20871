// Before the first paint: the theme a person chose, so that the page never flashes the other one.
try {
  const { theme } = JSON.parse(localStorage.getItem('tideline.preferences') ?? '{}')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is closed or holds nonsense: the system's theme it is.
}
