/** What ended with the first proof of an address, and what is left to do (`resetUnverifiedAccount`). */
export const TakeoverNotice = () => (
  <>
    <p className="text-ink-soft">
      You are signed in here and nowhere else. The password that the account had opens nothing any more; you
      can choose one of your own.
    </p>
    <p className="text-ink-soft">
      None of the referees that it names is written to: your dashboard is where you ask them again. Please
      read through what was typed there, and change or delete what is not yours.
    </p>
  </>
)
