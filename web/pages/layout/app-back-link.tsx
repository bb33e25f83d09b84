import { paths } from '#schema/paths.ts'

/** The way back to the dashboard in the installed app, which shows no buttons of a browser. */
export const AppBackLink = () => (
  <nav aria-label="App" className="app-back">
    <a href={paths.dashboard.href()}>Your dashboard</a>
  </nav>
)
