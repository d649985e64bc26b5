/** What went wrong with a form as a whole. */
export const FormProblem = ({ text }: { text: string | null }) =>
  text && (
    <p role="alert" className="rounded-field border border-danger px-4 py-3 text-[0.9375rem] text-danger">
      {text}
    </p>
  )
