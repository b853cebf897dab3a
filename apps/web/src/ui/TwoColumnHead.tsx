/** The quiet head of a table with a name on the left and a figure on the right. */
export const TwoColumnHead = ({ first, second }: { readonly first: string; readonly second: string }) => (
  <thead>
    <tr className="text-12 text-text-2">
      <th scope="col" className="pb-1 text-left font-normal">
        {first}
      </th>
      <th scope="col" className="pb-1 pl-3 text-right font-normal">
        {second}
      </th>
    </tr>
  </thead>
)
