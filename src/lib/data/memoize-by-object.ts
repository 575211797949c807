/**
 * Memoizes a function of an object that does not change: for each object it is called once. The result is kept as long as the
 * object.
 */
export function memoizeByObject<Subject extends object, Result>(
  compute: (subject: Subject) => Result,
): (subject: Subject) => Result {
  const results = new WeakMap<Subject, { value: Result }>();
  return (subject) => {
    let result = results.get(subject);
    if (!result) {
      result = { value: compute(subject) };
      results.set(subject, result);
    }
    return result.value;
  };
}
