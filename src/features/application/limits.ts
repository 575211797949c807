/** How long the texts of an application may be, in characters as the form sends them. */
export const LIMITS = { userName: 225, userLastName: 225, userEmail: 100, userTown: 50, text: 500 };
