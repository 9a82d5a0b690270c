/** The licences of the packages in the site's scripts, once for all languages. */
export const licencesFile = 'licenses.txt';
