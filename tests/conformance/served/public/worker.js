// Leaves nothing in the browser: to have been registered is all that it is for.
self.addEventListener('activate', () => self.registration.unregister());
