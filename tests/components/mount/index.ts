import '../../../src/page.css';
import '../../../src/narrow.css';
import '../../../src/paper.css';
import '../../driver/in-page/driver.ts';
