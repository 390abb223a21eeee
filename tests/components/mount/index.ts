import '../../../src/page.css';
import '../../../src/narrow.css';
