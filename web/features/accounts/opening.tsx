/** What a page says while its link is opened; the last lines of every page wait for what it opens. */
export function Opening({ title, lead, what }: { title: string; lead: string; what: string }) {
  return (
    <div data-opening className="grid gap-s3">
      <h1 className="text-head">{title}</h1>
      <p className="max-w-[27rem] text-ink-soft text-lead">{lead}</p>
      <p role="status" className="text-ink-soft">
        {what}
      </p>
    </div>
  )
}
